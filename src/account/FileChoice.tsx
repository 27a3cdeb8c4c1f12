import { useRef } from 'react';

interface FileChoiceProps {
  id: string;
  label: string;
  /** On the button. */
  verb: string;
  /** Stands where the name of the file will be. */
  none: string;
  accept: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A file in our words: those of the browser's own button are in the language of the browser, not of the page. */
export function FileChoice({ id, label, verb, none, accept, file, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="file-choice">
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
        <button type="button" aria-describedby={`${id}-name`} onClick={() => input.current?.click()}>
          {verb}
        </button>
        <span id={`${id}-name`} role="status">
          {file?.name ?? none}
        </span>
      </div>
    </>
  );
}
