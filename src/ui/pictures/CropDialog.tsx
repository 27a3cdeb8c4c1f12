import RotateLeftIcon from '@mui/icons-material/RotateLeftOutlined';
import RotateRightIcon from '@mui/icons-material/RotateRightOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Dialog } from '../unsaved/Dialog';
import { cropPicture } from './cropPicture';
import { uploadTrouble } from './uploadTrouble';

const MAX_ZOOM = 4;
const QUARTER = 90;

interface CropDialogProps {
  /** Address of the chosen file (`blob:`). */
  source: string;
  isRound: boolean;
  /** Resolves when it is stored; an error is shown in the dialog, and the choice is kept. */
  onSave: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

/** Selects the part of a picture to keep: by mouse, touch, wheel or keyboard. */
export default function CropDialog({ source, isRound, onSave, onClose }: CropDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    if (!area) return;
    setIsSaving(true);
    setTrouble(null);
    try {
      await onSave(await cropPicture(source, area, rotation));
    } catch (error) {
      setTrouble(translateAny(uploadTrouble(error)));
      setIsSaving(false);
    }
  };
  const turn = (degrees: number) => setRotation((before) => (before + degrees + 360) % 360);

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={isSaving ? undefined : onClose}>
      <DialogTitle id={id}>{translate('pictures.crop.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <span>{translate('pictures.crop.intro')}</span>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <Box
          sx={{
            position: 'relative',
            height: 280,
            borderRadius: '6px',
            overflow: 'hidden',
            bgcolor: 'var(--sunken)',
          }}
        >
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            rotation={rotation}
            aspect={1}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={false}
            keyboardStep={8}
            // Its own <style> element would not pass the page's policy.
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': translate('pictures.crop.area') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onMediaLoaded={() => setTrouble(null)}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Box component="span" id={`${id}-zoom`} sx={{ fontSize: 13, fontWeight: 500 }}>
            {translate('pictures.crop.zoom')}
          </Box>
          <Slider
            size="small"
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            aria-labelledby={`${id}-zoom`}
            onChange={(_, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
          />
          <Tooltip placement="top" title={translate('pictures.crop.rotateLeft')}>
            <IconButton aria-label={translate('pictures.crop.rotateLeft')} onClick={() => turn(-QUARTER)}>
              <RotateLeftIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip placement="top" title={translate('pictures.crop.rotateRight')}>
            <IconButton aria-label={translate('pictures.crop.rotateRight')} onClick={() => turn(QUARTER)}>
              <RotateRightIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate('pictures.crop.cancel')}
        </Button>
        <Button variant="contained" loading={isSaving} disabled={!area} onClick={() => void save()}>
          {translate('pictures.crop.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
