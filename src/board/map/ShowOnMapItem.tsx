import { Divider, ListItemText, MenuItem } from '@mui/material';
import { useT } from '../../i18n/useT';
import { useShowOnMap, type ShowOnMap } from './useShowOnMap';

/** The last entry of the menus of a stop and of a run. */
export function ShowOnMapItem({ shown, onChoose }: { shown: ShowOnMap; onChoose: () => void }) {
  const translate = useT();
  const show = useShowOnMap();
  return (
    <>
      <Divider />
      <MenuItem
        onClick={() => {
          onChoose();
          show(shown);
        }}
      >
        <ListItemText>{translate('dayMap.show')}</ListItemText>
      </MenuItem>
    </>
  );
}
