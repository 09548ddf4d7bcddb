/** A node of rehype's tree, as far as the pages of content look at it. */
export interface HtmlNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** An element of rehype's tree. */
export interface HtmlElement extends HtmlNode {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: HtmlNode[];
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'element';
}

/** Calls `visit` with every element below a node, children first. */
export function visitElements(
  node: HtmlNode,
  visit: (element: HtmlElement) => void,
): void {
  for (const child of node.children ?? []) {
    visitElements(child, visit);
    if (isElement(child)) visit(child);
  }
}

/** The text of a node without its markup. */
export function textOf({value = '', children = []}: HtmlNode): string {
  return value + children.map(textOf).join('');
}
