"""Who is who."""
