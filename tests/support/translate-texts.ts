/** Replaces the texts of an element with elements, as a browser's translation does. */
export function translateTexts(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const translated = document.createElement('font');
    translated.textContent = node.textContent;
    node.parentNode?.replaceChild(translated, node);
  }
}
