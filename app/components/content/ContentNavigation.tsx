import type {ReactNode} from 'react';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';

interface Props {
  label: string;
  pages: readonly {path: string; title: string}[];
  path?: string;
  children?: ReactNode;
}

export function ContentNavigation(props: Props) {
  const {label, children} = props;
  return (
    <div className="space-y-4 lg:sticky lg:top-24 print:hidden">
      {children}
      <details className="rounded-panel border border-line bg-raised lg:hidden">
        <summary className="fold px-4">{label}</summary>
        <nav aria-label={label} className="mb-2 px-2">
          <PageList {...props} />
        </nav>
      </details>
      <nav
        aria-label={label}
        className="hidden max-h-[70vh] overflow-y-auto lg:block"
      >
        <p className="mb-2 border-l-2 border-transparent px-3 text-sm font-bold">
          {label}
        </p>
        <PageList {...props} />
      </nav>
    </div>
  );
}

function PageList({pages, path: current}: Pick<Props, 'pages' | 'path'>) {
  return (
    <ul>
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === current ? 'page' : undefined}
            className="block rounded-control border-l-2 border-transparent px-3 py-1.5 text-sm hyphens-auto text-muted hover:underline aria-[current]:border-accent aria-[current]:font-bold"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Neighbours({pages, path}: Pick<Props, 'pages' | 'path'>) {
  const t = useTranslations('content');
  const place = pages.findIndex((page) => page.path === path);
  return (
    <nav
      aria-label={t('neighbours')}
      className="mt-8 grid max-w-[65ch] gap-4 sm:grid-cols-2 print:hidden"
    >
      {(['previous', 'next'] as const).map((kind) => {
        const page = pages[place + (kind === 'next' ? 1 : -1)];
        return page ? (
          <Link
            key={kind}
            to={page.path}
            rel={kind === 'next' ? 'next' : 'prev'}
            className={`flex min-h-11 flex-col rounded-panel border border-line bg-raised px-4 py-3 hover:border-accent ${kind === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
          >
            <span className="text-sm text-muted">{t(kind)}</span>
            <span className="font-bold">{page.title}</span>
          </Link>
        ) : null;
      })}
    </nav>
  );
}
