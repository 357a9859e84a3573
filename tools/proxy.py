"""A proxy in front of several nodes, each of which can answer everything: nginx, or Caddy where there is no nginx.

Both give the next request to the next node, and one that a node cannot take to another. That is safe for whatever is
asked: of the requests that change something, those that are sent twice do it once, except for the making of a table,
and a table that nobody knows of is removed with time.
"""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from tools.nginx import find_nginx
from tools.shell import Failure, child_env

KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # of nginx's folders for what is too long for its memory

# A node of this machine that is gone refuses the connection at once, so none has to be left out for a while.
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log stderr;
{user}
events {{ worker_connections 4096; }}
http {{
    access_log off;
{temporary}
    upstream nodes {{
{servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_next_upstream error timeout http_503 non_idempotent;
            proxy_connect_timeout 2s;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header X-Request-ID $request_id;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_read_timeout 120s;
            proxy_buffering off;
        }}
        location = /metrics {{ return 404; }}
    }}
}}
"""

CADDY = """{{
    admin off
    auto_https off
    persist_config off
}}
:{port} {{
    bind 127.0.0.1
    respond /metrics 404
    reverse_proxy {nodes} {{
        lb_policy round_robin
        lb_try_duration 5s
        health_uri /api/ready
        health_interval 500ms
        flush_interval -1
        header_up X-Request-ID {{http.request.uuid}}
    }}
}}
"""


def proxy_command(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    """What to start, for nodes on these ports of this machine; its settings are written into the folder."""
    if nginx := find_nginx():
        settings = folder / "nginx.conf"
        settings.write_text(nginx_settings(folder, port, nodes))
        return [str(nginx), "-e", "stderr", "-c", str(settings), "-p", str(folder)]
    if caddy := shutil.which("caddy", path=child_env()["PATH"]):
        settings = folder / "Caddyfile"
        settings.write_text(caddy_settings(port, nodes))
        return [caddy, "run", "--adapter", "caddyfile", "--config", str(settings)]
    raise Failure("There is neither nginx nor Caddy here. On Debian or Ubuntu: sudo apt install nginx.")


def nginx_settings(folder: Path, port: int, nodes: Sequence[int]) -> str:
    return NGINX.format(
        folder=folder,
        port=port,
        user="user root;" if os.geteuid() == 0 else "",
        temporary="\n".join(f"    {kind}_temp_path {folder}/{kind};" for kind in KINDS),
        servers="\n".join(f"        server 127.0.0.1:{node} max_fails=0;" for node in nodes),
    )


def caddy_settings(port: int, nodes: Sequence[int]) -> str:
    return CADDY.format(port=port, nodes=" ".join(f"127.0.0.1:{node}" for node in nodes))
