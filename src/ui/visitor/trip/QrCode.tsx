import { encode } from "uqr";

/** Light modules around the code, so that a camera finds its edge (ISO 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** At most ten capitals and digits for the smallest code. */
  readonly content: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A QR code drawn on the device, a square of one unit for each dark module. */
export default function QrCode({ content, label, className }: QrCodeProps) {
  const { size, data } = encode(content, { ecc: "Q", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
