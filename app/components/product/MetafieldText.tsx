import type {MetafieldLine} from '~/lib/product/metafield-lines';

interface Props {
  title: string;
  lines: readonly MetafieldLine[];
  isOpen?: boolean;
}

/** A text metafield that folds open; labelled lines become a table of terms. */
export function MetafieldText({title, lines, isOpen = false}: Props) {
  if (lines.length === 0) return null;
  const isTerms = lines.every(({label}) => label !== null);
  return (
    <details open={isOpen} className="border-t border-line last:border-b">
      <summary className="fold">{title}</summary>
      <div className="pb-4">
        {isTerms ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {lines.map(({label, text}) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <ul className="space-y-1">
            {lines.map(({label, text}) => (
              <li key={text}>{label ? `${label}: ${text}` : text}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
