"""What the server keeps on disk: guests, tables, their lines and links."""
