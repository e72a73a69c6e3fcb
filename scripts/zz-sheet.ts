import sharp from 'sharp';
const [out = '', ...files] = process.argv.slice(2);
const height = 900;
const images = await Promise.all(files.map(async (file) => sharp(file).resize({ height, fit: 'inside' }).png().toBuffer({ resolveWithObject: true })));
let x = 0;
const parts = images.map(({ data, info }) => { const left = x; x += info.width + 10; return { input: data, left, top: 0 }; });
await sharp({ create: { width: x, height, channels: 3, background: '#f0f' } }).composite(parts).png().toFile(out);
