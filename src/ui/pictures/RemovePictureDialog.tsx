import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Question } from '../Question';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import type { PictureApi } from '../../contract/pictures/pictures';
import { removePicture } from './pictureCalls';

interface RemovePictureDialogProps {
  api: PictureApi;
  id: number;
  name: string;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a picture is removed, with the name of its subject. */
export function RemovePictureDialog({ api, id, name, onRemoved, onClose }: RemovePictureDialogProps) {
  const translate = useT();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    try {
      await removePicture(api, id);
      await onRemoved();
      showMessage({ kind: 'success', key: 'pictures.removed', text: translate('pictures.removed') });
      onClose();
    } catch (error) {
      // The call has shown the error; the dialog stays open for another attempt.
      if (!(error instanceof HttpError)) throw error;
      setIsRemoving(false);
    }
  };
  return (
    <Question
      title={translate('pictures.removeDialog.title')}
      confirm={translate('pictures.removeDialog.confirm')}
      keep={translate('pictures.removeDialog.cancel')}
      isBusy={isRemoving}
      onConfirm={() => void remove()}
      onKeep={onClose}
    >
      {translate('pictures.removeDialog.text', { name })}
    </Question>
  );
}
