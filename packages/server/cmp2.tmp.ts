import { openSource } from './src/stages/decode/open-source.ts';
import { execFileSync } from 'node:child_process';
for (const path of process.argv.slice(2)) for (const dec of ['opus','libopus']) {
 const s = await openSource({path,format:'opus'},{}); const ours:number[][] = Array.from({length:s.channels},()=>[]); for await (const b of s.blocks) b.forEach((c,i)=>{ for (const x of c) ours[i]!.push(x); });
 const buf=execFileSync('ffmpeg',['-loglevel','error','-c:a',dec,'-i',path,'-f','f32le','-'],{stdio:['ignore','pipe','ignore'],maxBuffer:1e9}); const f=new Float32Array(new Uint8Array(buf).buffer);
 const n=Math.min(ours[0]!.length,f.length/s.channels);
 for (const lag of [-312,-1,0,1,312]) { let e=0,p=0; for(let i=400;i<n-400;i++){ const a=ours[0]![i]!, b=f[(i+lag)*s.channels]!; e+=(a-b)**2; p+=a*a;} console.log(path.slice(-30),dec,'lag',lag,'SNR', (10*Math.log10(p/e)).toFixed(1)); }
}
