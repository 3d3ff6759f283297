/** The size in its header, and its bytes. @throws when it is no PNG */
export async function pngOf(answer: Response) {
  const file = Buffer.from(await answer.arrayBuffer());
  if (file.subarray(1, 4).toString() !== "PNG") throw new Error(`${answer.url} is no PNG`);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}
