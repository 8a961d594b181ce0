"""Which engine runs: the same source, compiled or plain."""

import brigand.core.state


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(brigand.core.state.__file__).endswith(".py")
