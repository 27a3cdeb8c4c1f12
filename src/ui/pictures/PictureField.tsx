import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EmptyIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isPictureSize, pictureSizeOf } from '../../domain/wire/pictureSize';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import type { PictureApi } from '../../contract/pictures/pictures';
import { uploadPicture } from './pictureCalls';
import { RemovePictureDialog } from './RemovePictureDialog';
import { pictureKey, usePicture } from './usePicture';
import { lazyPart } from '../../providers/lazyPart';

const CropDialog = lazyPart(() => import('./CropDialog'));

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp'];
/** The chosen picture is scaled down before the upload; larger files are slow to read in a browser. */
const MAX_CHOSEN_MEGABYTES = 15;

/** The size in pixels comes after the camera's metadata, within this distance. */
const HEADER_BYTES = 1024 * 1024;

/** Why a chosen file is not shown: the last part of the sentence's key; null when it is. */
async function troubleOf(file: File): Promise<'notPicture' | 'tooLarge' | 'tooManyPixels' | null> {
  if (!ACCEPTED.includes(file.type)) return 'notPicture';
  if (file.size > MAX_CHOSEN_MEGABYTES * 1024 * 1024) return 'tooLarge';
  const size = pictureSizeOf(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  return size && !isPictureSize(size) ? 'tooManyPixels' : null;
}

interface PictureFieldProps {
  api: PictureApi;
  id: number;
  /** Name of the picture's subject, for screen readers and for the question before it is removed. */
  name: string;
  canEdit: boolean;
  /** Round for a person, square for an address. */
  isRound?: boolean;
  /** Pixels. */
  size?: number;
}

/** A picture with its actions. A change is stored at once, separately from the form around it. */
export default function PictureField({
  api,
  id,
  name,
  canEdit,
  isRound = false,
  size = 72,
}: PictureFieldProps) {
  const translate = useT();
  const client = useQueryClient();
  const picture = usePicture(api, id);
  const chooser = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  useEffect(() => () => (source ? URL.revokeObjectURL(source) : undefined), [source]);

  const refresh = () => client.invalidateQueries({ queryKey: pictureKey(api, id) });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const key = await troubleOf(file);
    if (key === null) setSource(URL.createObjectURL(file));
    else {
      const args = { megabytes: MAX_CHOSEN_MEGABYTES };
      const text = translate(`pictures.errors.${key}`, args);
      showMessage({ kind: 'warning', key: `pictures.errors.${key}`, args, text });
    }
  };
  const save = async (cropped: Blob) => {
    await uploadPicture(api, id, cropped);
    await refresh();
    setSource(null);
    showMessage({ kind: 'success', key: 'pictures.saved', text: translate('pictures.saved') });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' }}>
      <Avatar
        variant={isRound ? 'circular' : 'rounded'}
        src={picture ?? undefined}
        alt={translate('pictures.alt', { name })}
        sx={(theme) => ({
          width: size,
          height: size,
          backgroundColor: theme.tokens.sunken,
          color: theme.tokens.textMuted,
        })}
      >
        <EmptyIcon titleAccess={translate('pictures.none')} />
      </Avatar>
      {canEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => chooser.current?.click()}
          >
            {translate(picture ? 'pictures.change' : 'pictures.add')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={ACCEPTED.join(',')}
            aria-label={translate(picture ? 'pictures.change' : 'pictures.add')}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
          {picture && (
            <Button
              size="small"
              color="secondary"
              startIcon={<DeleteIcon />}
              onClick={() => setIsRemoving(true)}
            >
              {translate('pictures.remove')}
            </Button>
          )}
        </Box>
      )}
      {source && (
        <Suspense fallback={null}>
          <CropDialog source={source} isRound={isRound} onSave={save} onClose={() => setSource(null)} />
        </Suspense>
      )}
      {isRemoving && (
        <RemovePictureDialog
          api={api}
          id={id}
          name={name}
          onRemoved={refresh}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Box>
  );
}
