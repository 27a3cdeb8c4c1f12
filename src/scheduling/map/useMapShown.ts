import { usePreference } from '../../providers/store';

/** Whether the map is shown beside the lists: stored per user. A narrow screen has a tab for it. */
export const useMapShown = () => usePreference('scheduling_map', true);
