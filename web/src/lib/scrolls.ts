/** Those who have no mouse scroll with the arrow keys, from a place that can be reached by Tab: only while there is
 * something to scroll, so that nobody stops there for nothing. `use:scrolls`. With the class `fades`, the edges beyond
 * which there is more fade (`data-more`). */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  function look(): void {
    if (node.scrollHeight > node.clientHeight + 1) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
    const { scrollLeft: x, scrollTop: y } = node;
    const more = {
      above: y > 1,
      below: y + node.clientHeight < node.scrollHeight - 1,
      left: x > 1,
      right: x + node.clientWidth < node.scrollWidth - 1,
    };
    const sides = Object.entries(more).flatMap(([side, there]) => (there ? side : []));
    if (node.dataset['more'] !== sides.join(' ')) node.dataset['more'] = sides.join(' ');
  }
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(watch);
  function watch(): void {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  }
  children.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
