import {lazy, useEffect, useRef, useState, type ComponentType} from 'react';

/** Pixels below the window's edge at which the code is fetched. */
const NEAR = 400;

/**
 * Makes a component whose code a page loads only when it comes near the window.
 * The server renders it in full; until then its HTML stays as it is, so that links
 * and forms in it work as without JavaScript. For parts without fields, whose
 * values would be lost, and whose props stay the same: give it a key otherwise.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  // Without a boundary around it the server waits, and streams nothing in later.
  // Its type cannot say that it takes the props of what it loads.
  const OnServer = /* @__PURE__ */ lazy(async () => ({
    default: await load(),
  })) as unknown as ComponentType<Props>;

  return function LazyHydrated(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      const {current} = frame;
      if (!current || Part) return undefined;
      const show = () => {
        // What has the focus must not be taken away.
        if (current.contains(document.activeElement)) {
          current.addEventListener('focusout', () => setTimeout(show), {
            once: true,
          });
        } else setPart(() => loaded);
      };
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          load().then(
            (part) => {
              loaded = part;
              show();
            },
            // The HTML of the server goes on working.
            () => undefined,
          );
        },
        {rootMargin: `${NEAR}px`},
      );
      observer.observe(current);
      return () => observer.disconnect();
    }, [Part]);

    if (import.meta.env.SSR) {
      return (
        <div>
          <OnServer {...props} />
        </div>
      );
    }
    if (Part) {
      return (
        <div key="part">
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        ref={frame}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  };
}
