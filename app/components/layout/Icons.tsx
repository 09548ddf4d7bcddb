import {useBrand} from '~/components/ui/use-brand';

/** The tab's icon: the merchant's square logo, else ours. */
export function Icons() {
  const {icon} = useBrand();
  if (icon) {
    return (
      <>
        <link rel="icon" type="image/png" href={icon} />
        <link rel="apple-touch-icon" href={icon} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
