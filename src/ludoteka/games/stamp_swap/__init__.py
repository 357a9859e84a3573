"""Stamp Swap: three days at a stamp show, I split and you choose, alone against the automa Pinzetta."""
