/**
 * Fetches the display face and then shows it (theme/fonts.css): headings are set once more, and
 * nothing else. Where it cannot be had, what stands in for it stays.
 */
export async function showDisplayFace(): Promise<void> {
  const faces = await document.fonts.load('1em "Fraunces Cut"').catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.face = "there";
}
