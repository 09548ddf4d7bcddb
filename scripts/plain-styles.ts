import type {AcceptedPlugin, Container, Root} from 'postcss';

const PREFIX = '--tw-';
const USE = `var(${PREFIX}`;

/** Set by `border-dashed`, which says the property itself, too, and comes after `border`. */
const BORDER_STYLE = '--tw-border-style';

/**
 * PostCSS plugin that puts values where Tailwind has variables of its own (`--tw-…`),
 * which let classes be put together: what the same rule sets, else the initial value.
 * Declaring them, once more for browsers without `@property`, and reading them was a
 * tenth of the style sheet.
 *
 * Throws where a rule needs what another one sets, as `shadow-…` and `ring-…` on the same
 * element do: plain CSS says that shorter.
 */
export function plainStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'plain-styles',
    Once(root) {
      const initial = takeInitialValues(root);
      // Browsers with `light-dark()` have it, and need not what stands before it.
      root.walkAtRules('supports', (supports) => {
        if (supports.params.startsWith('(color: color-mix(') && supports.nodes)
          supports.replaceWith(supports.nodes);
      });
      const settings = new Set<string>();
      const blocks = new Set<Container>();
      root.walkDecls((declaration) => {
        const {prop, value, parent} = declaration;
        if (prop.startsWith(PREFIX)) settings.add(prop);
        if (parent && (prop.startsWith(PREFIX) || value.includes(USE)))
          blocks.add(parent);
      });
      for (const block of blocks) {
        const own = new Map<string, string>();
        block.each((node) => {
          if (node.type !== 'decl') return;
          node.value = withValues(node.value, (name) => {
            if (own.has(name)) return own.get(name);
            if (settings.has(name) && name !== BORDER_STYLE)
              throw node.error(`Another class sets ${name}: write plain CSS.`);
            return initial.get(name);
          });
          // As `reset.css` has it for all elements.
          if (/^border(-\w+)?-style$/.test(node.prop) && node.value === 'solid')
            node.remove();
          if (!node.prop.startsWith(PREFIX)) return;
          own.set(node.prop, node.value);
          node.remove();
        });
      }
    },
  };
}

/** Removes the declarations of the variables, and says with what each begins. */
function takeInitialValues(root: Root): Map<string, string> {
  const initial = new Map<string, string>();
  root.walkAtRules('property', (property) => {
    property.walkDecls('initial-value', ({value}) => {
      initial.set(property.params, value);
    });
    property.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  return initial;
}

/** A value in which `var(--tw-…)` is replaced; one without a value by its fallback. */
function withValues(
  text: string,
  valueOf: (name: string) => string | undefined,
): string {
  const start = text.indexOf(USE);
  if (start < 0) return text;
  let end = start;
  for (let depth = 0; end < text.length; end++) {
    if (text[end] === '(') depth++;
    if (text[end] === ')' && --depth === 0) break;
  }
  const [name = '', ...fallback] = text
    .slice(start + 'var('.length, end)
    .split(',');
  const value = valueOf(name) ?? fallback.join(',').trim();
  return withValues(text.slice(0, start) + value + text.slice(end + 1), valueOf)
    .replace(/\s+/g, ' ')
    .trim();
}
