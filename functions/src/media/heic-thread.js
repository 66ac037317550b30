// A thread that decodes one HEIC picture and ends, which frees its memory: that of WebAssembly only grows.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

await libheif.ready;
const images = new libheif.HeifDecoder().decode(workerData);
const image = images.find((each) => each.is_primary()) ?? images[0];
if (!image) throw new Error('The file contains no picture');
const width = image.get_width();
const height = image.get_height();
const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
image.display(target, (shown) => {
  if (!shown) throw new Error('The picture is broken');
  parentPort?.postMessage({ data: shown.data, width, height }, [shown.data.buffer]);
});
