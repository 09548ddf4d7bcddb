/** The ink of the prints. */
export const ink = '#12304f';

/** The paper of the prints. */
export const paper = '#f4efe2';
