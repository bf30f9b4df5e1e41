# make play   set up what is missing, open a table in the browser      make test   set up what is missing, run the tests
# The rest is for developers: `make help`. Everything made stands in .venv, build, dist, web/node_modules and the paths of .gitignore.

PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt
DONE := .venv/done
COMPILED := $(filter-out %/__init__.py,$(wildcard $(shell sed '/^\#/d' compiled.txt)))
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.*' 2>/dev/null)
QUICK := not long and not browser and not soak

# The byte code of the tests is kept: to make it anew takes each worker ten seconds.
unexport PYTHONDONTWRITEBYTECODE
# What was compiled for the source tree is not compiled again for a wheel, if it is the same to the byte.
export ISEKI_OBJECTS := $(CURDIR)/build/objects

.PHONY: help setup play test test-all soak lint format generate clauses wheel screenshots bench audit page-size clean
.DELETE_ON_ERROR:

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-12s %s\n", $$1, $$2 }'

# ---------------------------------------------------------------- what people type
setup: $(DONE)/compiled $(DONE)/page ## the set-up that play and test share
	@:

play: ## set up, start the server and open the page (ARGS="--port 8001" goes to `iseki serve`)
	@$(MAKE) --no-print-directory --jobs=2 setup
	@.venv/bin/iseki serve --open $(ARGS)

test: ## set up and run the unit, clause and card suites
	@$(MAKE) --no-print-directory --jobs=2 setup $(DONE)/dev
	@$(PY) -m pytest -q -n auto --dist loadgroup --timeout 300 -m "$(QUICK)" --ignore=tests/e2e $(ARGS)

# ---------------------------------------------------------------- set-up, once each
$(DONE)/venv:
	@python=$$(sh tools/machine.sh) && echo "iseki: making .venv with $$python" && "$$python" -m venv .venv
	@mkdir -p $(DONE) && touch $@

$(DONE)/package: pyproject.toml constraints.txt | $(DONE)/venv
	@echo "iseki: installing what the package needs"
	@$(PIP) setuptools mypy librt
	@ISEKI_INTERPRETED=1 $(PIP) --no-build-isolation --editable '.[build]'
	@touch $@

$(DONE)/dev: $(DONE)/package
	@echo "iseki: installing what the tests need"
	@ISEKI_INTERPRETED=1 $(PIP) --no-build-isolation --editable '.[build,dev,browser]'
	@touch $@

$(DONE)/compiled: $(COMPILED) compiled.txt setup.py $(DONE)/package
	@find src -name '*.so' -delete
	@rm -rf $(ISEKI_OBJECTS) && mkdir -p build
	@compiler=$$(sh tools/compiler.sh $(PY) $(DONE)/said) && if [ "$$compiler" != none ]; then \
	    echo "iseki: compiling the engine (two or three minutes)" && \
	    $(PY) setup.py --quiet build_ext --inplace >build/compile.log 2>&1 || { tail -n 30 build/compile.log; exit 1; } && \
	    find src -name '*.so' -exec touch {} + && touch $@; fi

$(DONE)/node_modules: web/package.json web/package-lock.json $(DONE)/package
	@echo "iseki: installing what the page is built with"
	@sh tools/node.sh $(PY) ci --silent
	@touch $@

$(DONE)/page: $(PAGE) $(DONE)/node_modules
	@echo "iseki: building the page"
	@sh tools/node.sh $(PY) run --silent build -- --logLevel warn
	@touch $@

# ---------------------------------------------------------------- what developers type
test-all: setup $(DONE)/dev ## random play, conformance, databases, the page's own tests and whole games in Chromium
	$(PY) -m pytest -q -n auto --dist loadgroup -m "long and not browser and not soak" --ignore=tests/e2e $(ARGS)
	sh tools/node.sh $(PY) test
	$(PY) -m pytest -q -m "browser and not soak" $(ARGS)

soak: setup $(DONE)/dev ## the large numbers
	$(PY) -m pytest -q -m soak --timeout=0 $(ARGS)

lint: setup $(DONE)/dev ## ruff, mypy, layers, generated files, svelte-check
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports
	for tool in $(GENERATORS); do $(PY) -m tools.$$tool --check || exit 1; done
	sh tools/node.sh $(PY) run check

format: $(DONE)/dev ## ruff's format and its safe fixes
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

GENERATORS := layout wire catalogues reference openapi islands
generate: $(DONE)/dev ## write layout.py, the wire's types and the reference pages anew
	for tool in $(GENERATORS); do $(PY) -m tools.$$tool || exit 1; done

clauses: $(DONE)/dev ## which test shows which clause of the rules; fails on a gap
	@$(PY) -m tools.clauses $(ARGS)

wheel: setup $(DONE)/dev ## sdist and wheel in dist/, with page and compiled modules
	rm -rf dist build/lib* build/bdist*
	ISEKI_COMPILED=1 $(PY) -m build --no-isolation --outdir dist
	$(PY) -m tools.wheel dist

screenshots: setup $(DONE)/dev ## pictures of the real page for the README and docs/pictures.md
	$(PY) -m tools.screenshots

bench: setup $(DONE)/dev ## speed of the engine and of search
	.venv/bin/iseki bench garakutarium $(ARGS)

audit: setup ## known weaknesses of what we depend on; asks the databases of PyPI and npm
	$(PY) -m venv build/audit
	build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	build/audit/bin/pip-audit --strict --requirement constraints.txt --no-deps --disable-pip
	sh tools/node.sh $(PY) audit

page-size: $(DONE)/page ## first load of the page, gzipped
	sh tools/node.sh $(PY) run size

clean: ## everything that make has made
	rm -rf .venv build dist web/node_modules src/iseki/server/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
