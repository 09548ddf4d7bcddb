import type {sanitize} from 'hast-util-sanitize';

/** HTML as a tree (`hast`). */
export type Tree = Extract<Parameters<typeof sanitize>[0], {type: 'root'}>;
export type Element = Extract<Tree['children'][number], {type: 'element'}>;
export type Child = Element['children'][number];
