import idiomorph from 'idiomorph/dist/idiomorph.min.js?raw';
import { PREVIEW_KEYS, PREVIEW_LIMITS } from '#contract/preview.ts';
import { listLoadableFonts } from '#domain/fonts/font-faces.ts';
import { STORAGE_SHIM } from './storage-shim.ts';

/**
 * The script inside the preview frame; its messages are defined in `#contract/preview.ts`. `document.open()`
 * removes all listeners of window and document but keeps the port, so the script adds its listeners again after
 * each one. It keeps its own reference to the port's `postMessage` before any page runs. A page can still forge
 * messages, and the app trusts none of them (PREV-4).
 */
const BRIDGE = `var on=window.addEventListener.bind(window);
var limits=${JSON.stringify({
  perSecond: PREVIEW_LIMITS.messagesPerSecond - 10,
  text: PREVIEW_LIMITS.consoleCharacters,
  prompt: PREVIEW_LIMITS.promptCharacters,
  href: PREVIEW_LIMITS.hrefCharacters,
  keys: PREVIEW_KEYS,
})};
function count(value){return value>0&&value<1e8?Math.round(value):0}
function report(level,text,line,column){
emit('error',{level:level,text:String(text).slice(0,limits.text),line:count(line),column:count(column)})}
function describe(value){
try{if(value instanceof Error)return value.name+': '+value.message;
return typeof value==='object'&&value!==null?JSON.stringify(value):String(value)}catch(e){return 'unprintable value'}}
['error','warn'].forEach(function(name){
var original=console[name];
console[name]=function(){
report(name==='warn'?'warning':'error',Array.prototype.map.call(arguments,describe).join(' '),0,0);
return original.apply(console,arguments)}});
[['alert'],['confirm',false],['prompt',null],['print']].forEach(function(dialog){
window[dialog[0]]=function(text){
report('warning',dialog[0]+': '+(text===undefined?'':describe(text)),0,0);
return dialog[1]}});
function onError(event){
var target=event.target;
if(target&&target!==window&&target.tagName){
report('error','Could not load '+(target.src||target.href||target.tagName.toLowerCase()),0,0);return}
report('error',event.message||describe(event.error),event.lineno,event.colno)}
function onRejection(event){report('error','Unhandled rejection: '+describe(event.reason),0,0)}
function onClick(event){
var start=event.target&&event.target.closest?event.target:null;
if(!start||event.defaultPrevented||event.button>0)return;
var shortcut=start.closest('[data-bluewave-prompt]');
if(shortcut){event.preventDefault();
var text=shortcut.getAttribute('data-bluewave-prompt').trim().slice(0,limits.prompt);
if(text)emit('prompt',{text:text});return}
var link=start.closest('a[href],area[href]');
if(!link)return;
var href=link.getAttribute('href').trim();
event.preventDefault();
if(href==='#'||href===''){window.scrollTo({top:0});return}
if(href[0]==='#'){
var target=document.getElementById(decodeURIComponent(href.slice(1)))||document.getElementsByName(href.slice(1))[0];
if(target)target.scrollIntoView();return}
emit('link',{href:String(href).slice(0,limits.href)})}
function onSubmit(event){if(!event.defaultPrevented)event.preventDefault()}
function onPageHide(){emit('bye',{})}
var scrollTimer=0,scrolledAgain=false;
function tellScroll(){
scrolledAgain=false;
emit('scroll',{x:Math.max(0,window.scrollX),y:Math.max(0,window.scrollY)});
scrollTimer=setTimeout(function(){scrollTimer=0;
if(scrolledAgain)tellScroll()},100)}
function onScroll(){if(scrollTimer)scrolledAgain=true;else tellScroll()}
function listen(){
on('error',onError,true);
on('unhandledrejection',onRejection);
on('click',onClick);
on('submit',onSubmit);
on('pagehide',onPageHide);
if(page.pressed)on('keydown',page.pressed,true);
on('scroll',onScroll,{passive:true})}
function jump(x,y){window.scrollTo({left:x,top:y,behavior:'instant'})}
var scheme=null,mediaTexts=new WeakMap(),rootSheet=null,matchReal=window.matchMedia.bind(window);
window.matchMedia=function(query){return matchReal(forScheme(String(query)))};
function forScheme(query){
return scheme===null?query:query.replace(/\\(\\s*prefers-color-scheme\\s*:\\s*(light|dark)\\s*\\)/gi,function(all,wanted){
return wanted.toLowerCase()===scheme?'(min-width:0px)':'(min-width:99999999px)'})}
function dressRules(rules){Array.prototype.forEach.call(rules,function(rule){
dressMedia(rule.media);
if(rule.cssRules)dressRules(rule.cssRules)})}
function dressMedia(media){
if(!media||!media.mediaText)return;
if(!mediaTexts.has(media))mediaTexts.set(media,media.mediaText);
var text=forScheme(mediaTexts.get(media));
if(text!==media.mediaText)media.mediaText=text}
function dress(){
Array.prototype.forEach.call(document.styleSheets,function(sheet){
dressMedia(sheet.media);
try{dressRules(sheet.cssRules)}catch(e){}});
if(!rootSheet)rootSheet=new CSSStyleSheet();
if(document.adoptedStyleSheets.indexOf(rootSheet)<0)document.adoptedStyleSheets.push(rootSheet);
rootSheet.replaceSync('');
var meta=document.querySelector('meta[name="color-scheme" i]');
var offered=getComputedStyle(document.documentElement).colorScheme+' '+(meta?meta.content:'');
if(scheme!==null&&offered.indexOf(scheme)>=0)rootSheet.replaceSync(':root{color-scheme:'+scheme+'!important}')}
function dressIfTold(){if(scheme!==null)dress()}
function setScheme(wanted){scheme=wanted;dress()}
var halted=[];
function rest(isResting){
halted.forEach(function(animation){animation.play()});
halted=isResting?document.getAnimations().filter(function(animation){return animation.playState==='running'}):[];
halted.forEach(function(animation){animation.pause()})}
function open(){page.open();listen();bringFonts()}
function write(chunk){page.write(chunk);dressIfTold()}
var CATCH_UP_MS=1000,SHOW_ANYWAY_MS=200;
function catchUp(ageMs,done){
if(!(ageMs>0))return done();
var met=new WeakSet(),end=performance.now()+CATCH_UP_MS,frames=0,isDone=false;
function finish(){if(!isDone){isDone=true;done()}}
setTimeout(finish,SHOW_ANYWAY_MS);
function follow(){
document.getAnimations().forEach(function(animation){
if(met.has(animation)||typeof animation.currentTime!=='number')return;
met.add(animation);animation.currentTime+=ageMs});
if(++frames===3)finish();
if(performance.now()<end)requestAnimationFrame(follow)}
follow()}
function close(done,ageMs){
on('load',function(){dressIfTold();if(done)done();
catchUp(ageMs,function(){page.loaded();emit('loaded',{})})},{once:true});
page.close()}
function replace(html){
var x=window.scrollX,y=window.scrollY;
open();page.write(html);
close(function(){jump(x,y)})}
function morph(html){
var next=page.parse(html);
Idiomorph.morph(document.documentElement,next.documentElement,{head:{style:'morph'},ignoreActiveValue:true});
dressIfTold();
page.morphed(next);
emit('loaded',{})}
function obey(command){
switch(command.t){
case 'open':return open();
case 'write':return write(command.chunk);
case 'close':return close(null,command.ageMs);
case 'replace':return replace(command.html);
case 'morph':return morph(command.html);
case 'scroll':return jump(command.x,command.y);
case 'scheme':return setScheme(command.scheme);
case 'rest':return rest(command.isResting);
case 'ping':return emit('pong',{seq:command.seq})}}
`;

/** Every font that a page can name; a browser loads only those that a page shows. `document.open()` drops them. */
const FONTS = `var fonts=${JSON.stringify(listLoadableFonts())};
var faces=fonts.faces.map(function(face){
return new FontFace(face.family,face.source,{style:face.style,weight:face.weight,unicodeRange:fonts.ranges[face.range],display:'swap'})});
function bringFonts(){faces.forEach(function(face){document.fonts.add(face)})}
bringFonts();
`;

/** What the bridge does by itself where the page cannot be edited: the page, and the port to the app. */
const PLAIN_FRAME = `var parentWindow=window.parent,port=null,nonce='',sent=0,windowStart=0,send=function(){};
function nothing(){}
function onKey(event){
var key=String(event.key||''),letter=key.toLowerCase(),mod=event.ctrlKey||event.metaKey;
var isField=!!(event.target&&event.target.closest&&event.target.closest('input,textarea,select,[contenteditable]'));
if(!event.isTrusted||event.isComposing||event.altKey)return;
if(mod?limits.keys.withMod.indexOf(letter)<0||(letter==='z'&&isField):isField||limits.keys.single.indexOf(key)<0)return;
event.preventDefault();event.stopImmediatePropagation();
emit('key',{key:key,code:String(event.code||''),ctrl:event.ctrlKey,meta:event.metaKey,shift:event.shiftKey,alt:false})}
var page={open:function(){document.open()},write:function(chunk){document.write(chunk)},close:function(){document.close()},
loaded:nothing,pressed:onKey,parse:function(html){return new DOMParser().parseFromString(html,'text/html')},morphed:nothing};
function emit(type,fields){
var now=performance.now();
if(now-windowStart>1000){windowStart=now;sent=0}
if(type!=='pong'&&++sent>limits.perSecond)return;
send(Object.assign({n:nonce,t:type},fields))}
function onInit(event){
if(event.source!==parentWindow||!event.ports[0]||!event.data||event.data.t!=='init')return;
window.removeEventListener('message',onInit);
port=event.ports[0];nonce=String(event.data.nonce);
send=port.postMessage.bind(port);
port.onmessage=function(message){
try{obey(message.data)}catch(error){report('error',describe(error),0,0)}};
emit('ready',{})}
on('message',onInit);
`;

/** The script of the visual editor (`web/frame`) does these things where the page can be edited, out of the page's reach. */
const EDITOR_FRAME = `var page=editorFrame.editorFrame,emit=page.emit;
page.start({obey:obey,listen:listen});
`;

interface ShellOptions {
  /** Its own script is the only one that may run: the one with this nonce. */
  nonce?: string | undefined;
  /** The script of the visual editor, when the page in the frame is to be edited. */
  editor?: string | undefined;
}

/** The document behind `/__preview`. */
export function previewShell({ nonce, editor }: ShellOptions = {}): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<script${attribute}>${STORAGE_SHIM};
(function(){${idiomorph}
${editor ?? ''}(function(){
'use strict';
${FONTS}${BRIDGE}${editor === undefined ? PLAIN_FRAME : EDITOR_FRAME}})()})()</script></head><body></body></html>
`;
}
