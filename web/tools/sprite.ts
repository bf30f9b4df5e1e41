import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:icon-sprite';

/** All icons of a folder as one hidden <svg> of <symbol>s named `i-<file>`, exported as text by `virtual:icon-sprite`. */
export function iconSprite(folder: string): Plugin {
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(sprite(folder))}` : undefined),
  };
}

function sprite(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg')).sort();
  return files.map((file) => symbol(file.slice(0, -4), readFileSync(join(folder, file), 'utf8'))).join('');
}

function symbol(name: string, svg: string): string {
  const inside = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${inside}</symbol>`;
}
