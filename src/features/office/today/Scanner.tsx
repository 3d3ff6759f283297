import { useEffect, useRef } from "react";
import * as words from "#messages/office/party.ts";
import { toast } from "#ui/toast/toast.ts";
import styles from "./FindBooking.module.css";

interface FoundCode {
  readonly rawValue: string;
}
interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly FoundCode[]>;
}
type DetectorClass = new (options: { formats: string[] }) => CodeDetector;

const LOOK_EVERY_MS = 250;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** True where the browser itself reads codes; elsewhere the reference is typed. */
export function canScan(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;
}

interface ScannerProps {
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
}

/** The camera, until a voucher's code is in front of it. */
export function Scanner({ onText, onEnd }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onText, onEnd });
  useEffect(() => {
    latest.current = { onText, onEnd };
  });

  useEffect(() => {
    const Detector = detectorClass();
    const picture = video.current;
    if (!Detector || !picture) return;
    const detector = new Detector({ formats: ["qr_code"] });
    let stream: MediaStream | null = null;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // a picture that is not there yet cannot be read
      const codes = await detector.detect(picture).catch(() => []);
      if (!isWanted) return;
      if (codes[0]) latest.current.onText(codes[0].rawValue);
      else timer = setTimeout(look, LOOK_EVERY_MS);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      async (opened) => {
        stream = opened;
        if (!isWanted) return stop();
        picture.srcObject = opened;
        await picture.play().catch(() => {});
        look();
      },
      () => {
        toast({ title: words.noCameraTitle, message: words.noCamera, tone: "destructive" });
        latest.current.onEnd();
      },
    );
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <video
      ref={video}
      className={styles.camera}
      muted
      playsInline
      aria-label={words.cameraPicture}
    />
  );
}
