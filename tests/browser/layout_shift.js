/* Notes every layout shift, those right after a key or a click included. Movement by transforms and scrolling is none. */
window.layoutShifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.getAttribute('class')} ${a.x},${a.y} to ${b.x},${b.y}`;
    });
    const { over } = document.querySelector('main')?.dataset ?? {}; // what comes at the end is another page
    if (over !== 'true') window.layoutShifts.push({ value: entry.value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });
