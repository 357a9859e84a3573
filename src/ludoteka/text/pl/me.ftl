### Kim jestem na tym serwerze.

ui-you-name = Ty
