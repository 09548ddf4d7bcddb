import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

interface Frame {
  /** What the component renders to: a document's on the server, empty in the browser. */
  html: string;
  frameRef?: RefObject<HTMLDivElement>;
}

/**
 * Makes a component whose HTML does all its work alone: the server makes it, and
 * a browser that got it so never loads its code nor renders it again. Only where a
 * visitor arrives by a link within the site is the code fetched. Give it a key when
 * its props can change, and its place room so that nothing moves then.
 *
 * @param className of the element around it.
 */
export function staticHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className: string,
): (props: Props & Frame) => JSX.Element {
  let loaded: ComponentType<Props> | null = null;

  return function StaticHtml({html, frameRef, ...rest}) {
    const props = rest as unknown as Props;
    const ownRef = useRef<HTMLDivElement>(null);
    const frame = frameRef ?? ownRef;
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      // The server's HTML is there.
      if (Part || frame.current?.hasChildNodes()) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        // The page stands without it; the next visit to it tries again.
        () => undefined,
      );
    }, [Part, frame]);

    if (Part) {
      return (
        <div key="part" ref={frame} className={className}>
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        ref={frame}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    );
  };
}
