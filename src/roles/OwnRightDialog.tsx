import { useT } from '../i18n/useT';
import { Question } from '../ui/Question';

interface OwnRightDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before a user removes the permission to change roles from their own role. */
export function OwnRightDialog({ onConfirm, onClose }: OwnRightDialogProps) {
  const translate = useT();
  return (
    <Question
      title={translate('rolePages.own.title')}
      confirm={translate('rolePages.own.confirm')}
      keep={translate('rolePages.own.keep')}
      onConfirm={onConfirm}
      onKeep={onClose}
    >
      {translate('rolePages.own.text')}
    </Question>
  );
}
