/** Pixels of a speaker's lane, and between two of them. */
export const laneHeight = 48;
export const laneGap = 6;
/** The strip of emotions under them, with the space above it. */
export const stripHeight = 10;
