import MyLocationIcon from '@mui/icons-material/MyLocation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { fullAddress } from '../../../domain/people/fullName';
import { useT } from '../../../i18n/useT';
import { SIZES } from '../../../ui/theme/tokens';
import { Dialog } from '../../../ui/unsaved/Dialog';
import { useMessageOf } from '../../../ui/useMessageOf';
import type { AddressValues, PickedPosition } from '../addressDraft';
import { DegreesInputs } from './DegreesInputs';
import { PointMap } from './PointMap';
import { useMyPosition } from '../../../map/useMyPosition';
import { usePickedPoint } from './usePickedPoint';

interface MapPickerProps {
  values: AddressValues;
  /** The position in `values` is of this address. */
  hasPosition: boolean;
  onPick: (position: PickedPosition) => void;
  onClose: () => void;
}

/** The position of one address on a map: zoom 17, the marker by mouse, keys or numbers, and what lies there in words. */
export default function MapPicker({ values, hasPosition, onPick, onClose }: MapPickerProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const titleId = useId();
  const picked = usePickedPoint(values, hasPosition);
  const mine = useMyPosition(picked.moveTo);
  const { point, places, here } = picked;
  const found = here.data;

  const use = () =>
    onPick({
      latitude: point.latitude,
      longitude: point.longitude,
      is_approximate: point.is_approximate,
      // Without a street it is the name of an area, and no address.
      formatted_address: found?.street ? found.formatted_address : values.formatted_address,
    });

  const doubt = picked.isUnresolved
    ? translate('addresses.map.unresolved')
    : point.is_approximate && !picked.isSearching
      ? values.zipcode && places[0]?.zip === values.zipcode && !places[0].street
        ? translate('addresses.map.zipMiddle', { zipcode: values.zipcode })
        : translate('addresses.map.areaMiddle')
      : null;

  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.medium } } }}
    >
      <DialogTitle id={titleId}>{translate('addresses.map.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>
          {translate('addresses.map.sentence', { address: fullAddress(values) })}
        </DialogContentText>
        {picked.error && <Alert severity="warning">{messageOf(picked.error)}</Alert>}
        {doubt && <Alert severity="warning">{doubt}</Alert>}
        <PointMap point={point} onMove={picked.moveTo} />
        <Box role="status" sx={{ minHeight: 20 }}>
          {picked.isSearching || here.isFetching
            ? translate('addresses.map.looking')
            : found
              ? translate('addresses.map.here', { address: found.formatted_address })
              : here.isSuccess && translate('addresses.map.nothingHere')}
        </Box>
        {places.length > 1 && (
          <Box component="section" aria-label={translate('addresses.map.places')}>
            <Box sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>{translate('addresses.map.places')}</Box>
            {places.map((place) => (
              <Button
                key={`${place.latitude},${place.longitude}`}
                size="small"
                onClick={() => picked.choose(place)}
                sx={{ display: 'block', textAlign: 'left' }}
              >
                <bdi>{place.formatted_address}</bdi>
              </Button>
            ))}
          </Box>
        )}
        <DegreesInputs point={point} onMove={picked.moveTo} />
        <Box>
          <Button
            size="small"
            variant="outlined"
            startIcon={<MyLocationIcon />}
            loading={mine.isBusy}
            onClick={mine.find}
          >
            {translate('addresses.map.myPosition')}
          </Button>
          {mine.problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {translate(`map.geolocation.${mine.problem}`)}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {translate('addresses.map.cancel')}
        </Button>
        <Button variant="contained" disabled={picked.isSearching} onClick={use}>
          {translate(point.is_approximate ? 'addresses.map.useApproximate' : 'addresses.map.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
