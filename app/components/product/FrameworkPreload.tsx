import {useFrameworkUrl} from '~/components/ui/server-document';

/**
 * Preloads the framework ahead of a product's content, because a product has most scripts; Remix names it last.
 * In the head it would be loaded before the page's first picture (`docs/performance.md`).
 */
export function FrameworkPreload() {
  const url = useFrameworkUrl();
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: url ? `<link rel="modulepreload" href="${url}">` : '',
      }}
    />
  );
}
