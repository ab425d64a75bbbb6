/**
 * In an opaque origin, `localStorage`, `sessionStorage` and `document.cookie` throw. This script replaces those
 * that throw by memory that lasts as long as the page (SITE-6). It is added when a page is served or previewed,
 * and never stored or exported.
 */
export const STORAGE_SHIM = `(function(){
function memory(){
var held=new Map();
var api={getItem:function(k){k=String(k);return held.has(k)?held.get(k):null},
setItem:function(k,v){held.set(String(k),String(v))},
removeItem:function(k){held.delete(String(k))},
clear:function(){held.clear()},
key:function(i){return Array.from(held.keys())[i]??null}};
return new Proxy(api,{
get:function(t,k){if(k==='length')return held.size;if(k in t)return t[k];return held.has(k)?held.get(k):undefined},
set:function(t,k,v){held.set(String(k),String(v));return true},
has:function(t,k){return k in t||held.has(k)},
deleteProperty:function(t,k){held.delete(String(k));return true},
ownKeys:function(){return Array.from(held.keys())},
getOwnPropertyDescriptor:function(t,k){return held.has(k)?{value:held.get(k),writable:true,enumerable:true,configurable:true}:undefined}})}
['localStorage','sessionStorage'].forEach(function(name){
try{void window[name].length}catch(e){
var store=memory();
Object.defineProperty(window,name,{configurable:true,get:function(){return store}})}});
try{void document.cookie}catch(e){
var jar=new Map();
Object.defineProperty(document,'cookie',{configurable:true,
get:function(){return Array.from(jar,function(p){return p[0]+'='+p[1]}).join('; ')},
set:function(text){var parts=String(text).split(';');var at=parts[0].indexOf('=');
var name=(at<0?'':parts[0].slice(0,at)).trim();var value=parts[0].slice(at+1).trim();
if(/;\\s*max-age\\s*=\\s*(0|-)/i.test(text)||/;\\s*expires\\s*=[^;]*\\b19(69|70)\\b/i.test(text))jar.delete(name);else jar.set(name,value)}})}
})()`;

/** Increase it whenever what serving adds to a page changes, so that browsers fetch pages again. */
export const SHIM_VERSION = 1;
