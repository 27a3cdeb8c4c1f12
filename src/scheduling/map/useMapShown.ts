import { usePreference } from '../../providers/store';

/** Whether the map is shown beside the lists: stored per user. A narrow screen has a tab for it. */
export const useMapShown = () => usePreference('scheduling_map', true);

/** Whether the map takes most of the width: stored per user. */
export const useMapWide = () => usePreference('scheduling_map_wide', false);
