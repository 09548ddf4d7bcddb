/** See `scripts/icons.ts`. */
declare module '~icons/*' {
  export default function Icon(props: {className?: string}): JSX.Element;
}
