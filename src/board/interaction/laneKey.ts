/** How the lane of a run is called in the page; null is the pool. */
export const laneKeyOf = (manifestId: number | null) => (manifestId === null ? 'pool' : `run-${manifestId}`);
