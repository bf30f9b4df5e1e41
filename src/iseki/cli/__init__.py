"""The command line `iseki`: one subcommand a module; nothing heavy is imported before it is needed."""
