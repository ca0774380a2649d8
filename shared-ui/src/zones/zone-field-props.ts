export type ZoneFieldProps = {
  label: string;
  hint: string;
  /** Shown when no city matches the typed text. */
  none: string;
  /** The present choice. */
  zone: string;
  /** Offered first. */
  first: readonly string[];
  onChoose: (zone: string) => void;
  /** A zone was chosen, or the choice was cancelled. */
  onClose: () => void;
};
