### Who I am on this server.

ui-you-name = You
