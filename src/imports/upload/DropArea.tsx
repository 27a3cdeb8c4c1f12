import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { FILE_FORMATS } from './fileProblem';
import { sizeInWords } from './sizeInWords';

interface DropAreaProps {
  file: File | null;
  /** Why this file cannot be uploaded. */
  problem: string | null;
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** The file of an upload: dropped here, or chosen with the button. */
export function DropArea({ file, problem, isDisabled, onFile }: DropAreaProps) {
  const translate = useT();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isDisabled) onFile(first);
  };
  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!isDisabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          p: 4,
          border: '1px dashed',
          borderColor: problem ? 'error.main' : isOver ? 'primary.main' : 'var(--border-strong)',
          borderRadius: '8px',
          bgcolor: isOver ? 'var(--accent-soft)' : 'var(--sunken)',
        }}
      >
        <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {file ? (
            <>
              <Box sx={{ fontWeight: 500 }}>{file.name}</Box>
              <Box className="tabular" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {sizeInWords(file.size)}
              </Box>
            </>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{translate('imports.upload.drop')}</Box>
          )}
        </Box>
        <Button
          variant="outlined"
          size="small"
          disabled={isDisabled}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onClick={() => chooser.current?.click()}
        >
          {translate(file ? 'imports.upload.another' : 'imports.upload.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={translate('imports.upload.choose')}
          accept={FILE_FORMATS.map((format) => `.${format}`).join(',')}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </Box>
      {problem && (
        <Box id={`${id}-problem`} role="alert" sx={{ mt: 1, fontSize: 13, color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
