/** Whoever has no mouse scrolls with the arrow keys, from a place that can be reached by Tab: only while there is
 * something to scroll, so that nobody stops there for nothing. `use:scrolls`. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  function look(): void {
    if (node.scrollHeight > node.clientHeight + 1) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(watch);
  function watch(): void {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  }
  children.observe(node, { childList: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
