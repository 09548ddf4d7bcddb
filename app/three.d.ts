/** `three` is published without types; this is the one part that we use. */
declare module 'three' {
  export const DefaultLoadingManager: {
    setURLModifier(modify: (url: string) => string): void;
  };
}
