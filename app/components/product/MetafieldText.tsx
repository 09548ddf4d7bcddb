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
    <details open={isOpen} className="group border-t border-line last:border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-bold hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <span aria-hidden className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-4">
        {isTerms ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
            {lines.map(({label, text}) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <ul className="space-y-1.5">
            {lines.map(({label, text}) => (
              <li key={text}>{label ? `${label}: ${text}` : text}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
