import {solid} from '../surfaces';

/** Brushed aluminium. */
export const aluminium = () => solid('#b9bec4', 0.34, 0.85);

/** Brushed brass. */
export const brass = () => solid('#b89256', 0.3, 0.92);

/** Bare steel. */
export const steel = () => solid('#8f9499', 0.35, 0.95);
