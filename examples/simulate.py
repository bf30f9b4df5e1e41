"""Let bots play each other and print the win share with its 95 % interval."""

from iseki.ai.arena import Match, play
from iseki.ai.report import report

match = Match("garakutarium", options=(), bots=("greedy", "random"), games=20, seed=1)
for name, bot in report(match, list(play(match))).bots.items():
    print(f"{name}: {bot.wins} of {bot.games} won, {bot.win_low:.0%} to {bot.win_high:.0%}, {bot.mean_score} points a game")
