/** Why a wish could not be kept, as message keys under `account.notifications.problems`. */
export type BackInStockProblem = 'full' | 'badInput' | 'unavailable';

/** How a change of the list went. */
export type BackInStockStatus = 'saved' | BackInStockProblem;
