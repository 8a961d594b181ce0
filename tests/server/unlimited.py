"""Settings of a server that limits nobody, for tests of everything else."""

UNLIMITED: dict[str, float] = {
    "requests_per_second": 1e6,
    "burst": 10**6,
    "messages_per_second": 10**5,
    "tables_per_guest": 10**5,
    "tables_per_hour": 10**6,
    "guests_per_hour": 10**6,
    "sockets_per_guest": 10**5,
    "sockets_per_address": 10**6,
    "watchers_per_table": 10**5,
    "remarks_per_minute": 10**5,
    "changes_per_minute": 10**6,
    "previews_per_minute": 10**6,
    "hints_per_minute": 10**5,
    "replay_pages_per_minute": 10**6,
    "reviews_per_hour": 10**5,
    "reviews_waiting_each": 1_000,
    "largest_backlog": 10**5,
}
