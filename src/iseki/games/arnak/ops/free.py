"""Free actions, open beside every question of the own turn (R-4.3, R-4.4). Compiled.

Their ids come first in the action space, so they are listed first everywhere.
"""
