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
      title={translate('roles.own.title')}
      confirm={translate('roles.own.confirm')}
      keep={translate('roles.own.keep')}
      onConfirm={onConfirm}
      onKeep={onClose}
    >
      {translate('roles.own.text')}
    </Question>
  );
}
