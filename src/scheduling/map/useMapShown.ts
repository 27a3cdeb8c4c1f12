import { usePreference } from '../../providers/store';

/** Whether the map stands beside the lists: kept for the person. A narrow screen has a tab for it. */
export const useMapShown = () => usePreference('scheduling_map', true);
